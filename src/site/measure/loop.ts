/**
 * A loop over scenes that adds up the results, compiled for one candidate alone. If all candidates
 * shared a loop, the engine could not inline any of them. It treats functions with the same text as
 * one, so the text contains the name.
 */
export function loopOver<Scene>(
  name: string,
  answer: (scene: Scene) => boolean | number,
): (scenes: readonly Scene[], times: number) => number {
  const source = `return (scenes, times) => { // ${name}
    let sum = 0;
    for (let time = 0; time < times; time += 1) {
      for (let i = 0; i < scenes.length; i += 1) sum += +answer(scenes[i]);
    }
    return sum;
  }`;
  return new Function('answer', source)(answer);
}
