// An attempt of a press: true while it is under way, and the reason why it failed.

export class Attempts {
  isBusy = $state(false);
  /** Why the last one failed; undefined if it did not. */
  failure: unknown = $state.raw();

  /** Attempts something. Resolves once it is done, or has failed. */
  async make(act: () => Promise<void>): Promise<void> {
    [this.isBusy, this.failure] = [true, undefined];
    try {
      await act();
    } catch (error) {
      this.failure = error;
    } finally {
      this.isBusy = false;
    }
  }
}
