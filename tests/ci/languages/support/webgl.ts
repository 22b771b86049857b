import { launchBrowser } from '../../../../scripts/browser.mjs';

// Runs shaders in Chromium's WebGL 2, whose SwiftShader is a software GPU.

/** A vertex shader that runs once for each call, with the outputs `answer0`, `answer1` ... */
export interface ShaderRun {
  readonly text: string;
  /** The numbers of all calls, which the shader reads from the texture `questions`. */
  readonly questions: readonly number[];
  readonly count: number;
  /** The number of outputs, each with four numbers. */
  readonly outputs: number;
}

/** The length of a texture row. */
export const rowLength = 1024;

const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** The results of each run, call by call. */
export async function runShaders(runs: readonly ShaderRun[]): Promise<number[][]> {
  const browser = await launchBrowser({ args: flags });
  try {
    const page = await browser.newPage();
    const answers: number[][] = [];
    for (const run of runs) answers.push(await page.evaluate(runHere, { ...run, rowLength }));
    return answers;
  } finally {
    await browser.close();
  }
}

function runHere({
  text,
  questions,
  count,
  outputs,
  rowLength,
}: ShaderRun & { readonly rowLength: number }): number[] {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('This browser has no WebGL 2.');
  const program = gl.createProgram();
  const shaders: readonly (readonly [number, string])[] = [
    [gl.VERTEX_SHADER, text],
    [gl.FRAGMENT_SHADER, '#version 300 es\nvoid main() {}'],
  ];
  for (const [kind, source] of shaders) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      throw new Error(`${gl.getShaderInfoLog(shader)}`);
    }
    gl.attachShader(program, shader);
  }
  const names = Array.from({ length: outputs }, (_, i) => `answer${i}`);
  gl.transformFeedbackVaryings(program, names, gl.INTERLEAVED_ATTRIBS);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`${gl.getProgramInfoLog(program)}`);
  }
  gl.useProgram(program);

  const rows = Math.max(1, Math.ceil(questions.length / rowLength));
  const numbers = new Float32Array(rows * rowLength);
  numbers.set(questions);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, rowLength, rows, 0, gl.RED, gl.FLOAT, numbers);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);

  const answers = new Float32Array(count * outputs * 4);
  gl.bindBuffer(gl.TRANSFORM_FEEDBACK_BUFFER, gl.createBuffer());
  gl.bufferData(gl.TRANSFORM_FEEDBACK_BUFFER, answers.byteLength, gl.STATIC_READ);
  gl.bindTransformFeedback(gl.TRANSFORM_FEEDBACK, gl.createTransformFeedback());
  const buffer = gl.getParameter(gl.TRANSFORM_FEEDBACK_BUFFER_BINDING) ?? null;
  gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
  gl.enable(gl.RASTERIZER_DISCARD);
  gl.beginTransformFeedback(gl.POINTS);
  gl.drawArrays(gl.POINTS, 0, count);
  gl.endTransformFeedback();
  gl.getBufferSubData(gl.TRANSFORM_FEEDBACK_BUFFER, 0, answers);
  const error = gl.getError();
  if (error !== gl.NO_ERROR) throw new Error(`WebGL says ${error}.`);
  return [...answers];
}
