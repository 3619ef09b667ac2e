import type { Reporter, Suite } from "@playwright/test/reporter";

/** Ends a run with a line like Cargo's, so that `script/test` can add all suites up. */
export default class Total implements Reporter {
  private root?: Suite;

  onBegin(_: unknown, root: Suite) {
    this.root = root;
  }

  onEnd() {
    const outcomes = this.root?.allTests().map((test) => test.outcome()) ?? [];
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    // Only what names a reason for it is tried again, so what passes then has passed.
    const passed = count("expected") + count("flaky");
    const failed = count("unexpected");
    const verdict = failed === 0 ? "ok" : "FAILED";
    console.log(
      `\ntest result: ${verdict}. ${passed} passed; ${failed} failed; ` +
        `${count("skipped")} ignored`,
    );
  }

  printsToStdio() {
    return false;
  }
}
