interface Window {
  /** What the reader of a soak reached for last; undefined while the page rests. */
  // biome-ignore lint/suspicious/noExplicitAny: a deed knows which element it reached for.
  soakTarget: any;
  /** What was unfolded before the reader came. */
  soakFolds: Set<Element> | undefined;
}
