/**
 * A loop over scenes that adds up the results, compiled for one candidate alone: through one loop for all, the
 * engine could inline none of them. It takes functions of the same text for one, so the name is in the text.
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
