import { test } from 'vitest';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';

/** One test for both formats. A failure names its format. */
export function inBothFormats(title: string, check: (round: Rounding) => void): void {
  test(title, () => {
    for (const [format, round] of Object.entries({ float64, float32 })) {
      try {
        check(round);
      } catch (error) {
        if (error instanceof Error) error.message = `${format}: ${error.message}`;
        throw error;
      }
    }
  });
}
