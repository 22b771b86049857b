// A browser without these two gets stand-ins: everything counts as in sight, and nothing changes its size.
// So what waits for them begins at once.

class InSight {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
  disconnect(): void {}
}

const scope = window as { IntersectionObserver?: unknown; ResizeObserver?: unknown };
scope.IntersectionObserver ??= InSight;
scope.ResizeObserver ??= class {
  observe(): void {}
  disconnect(): void {}
};
