import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PythonWriter } from '#translate/languages/python.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { asGivenAway, runIn, type Toolchain, theExam } from './support/run.ts';
import { writtenAsServed } from './support/served.ts';

const folder = '.cache/languages/python';

const tools: Toolchain = {
  file: 'all.py',
  program: (translated) => `${translated}

import struct

with open("questions", "rb") as file:
    numbers = iter(memoryview(file.read()).cast("d"))
answers = []


def read_number() -> float:
    return next(numbers)


def write_number(value: float) -> None:
    answers.append(value)


answer_all()
with open("answers", "wb") as file:
    file.write(struct.pack(f"{len(answers)}d", *answers))
`,
  build: [],
  run: ['python3', '-W', 'error', 'all.py'],
};

/** Compiles and runs each file separately. Its type hints must name existing types. */
const check = `import glob, runpy, typing
for path in sorted(glob.glob("*.py")):
    if path != "check.py":
        module = runpy.run_path(path)
        for one in module.values():
            if callable(one) and one.__module__ == "<run_path>":
                typing.get_type_hints(one, module)
print("fine")
`;

describe('Python', () => {
  returnsWhatTheLibraryReturns({ writer: (library) => new PythonWriter(library), tools, folder });

  it('has a file of its own for each function, and one for two', () => {
    const { library, names } = theExam();
    const writer = new PythonWriter(asGivenAway('python', library));
    const alone = join(folder, 'alone');
    rmSync(alone, { recursive: true, force: true });
    mkdirSync(alone, { recursive: true });
    for (const name of sampleOf(names))
      writeFileSync(join(alone, `${name}.py`), writer.file([name]));
    const two = writer.file(['circlesIntersect', 'collideBoxCircle', 'createCircleGrid']);
    writeFileSync(join(alone, 'two.py'), two);
    writeFileSync(join(alone, 'check.py'), check);
    const said = execFileSync('python3', ['-W', 'error', 'check.py'], { cwd: alone });
    expect(String(said)).toBe('fine\n');
    expect(two.match(/^class Circle:/gm)).toHaveLength(1);
  });

  it('satisfies mypy at its strictest: each file, two of them in one program, and all in one', () => {
    const here = writtenAsServed('python', `${folder}/typed`);
    writeFileSync(
      join(here, 'both.py'),
      `import collide_box_circle as boxes
import collide_polygon_circle as polygons

contact = boxes.collide_box_circle(
    boxes.Box(boxes.Vec2(0.0, 0.0), 4.0, 3.0), boxes.Circle(boxes.Vec2(6.0, 0.0), 5.0)
)
kind = polygons.FeatureKind.EDGE
assert contact is not None and contact.feature.kind == kind.value
`,
    );
    runIn(here, ['mypy', '--strict', '.']);
    runIn(here, ['python3', '-W', 'error', 'both.py']);
    writeFileSync(join(here, 'both.py'), 'from slide import Vec2\n\nVec2("1", 2.0)\n');
    expect(() => runIn(here, ['mypy', '--strict', 'both.py'])).toThrow('incompatible type');
  });

  it('returns vectors of the class that it was given, and its own for others', () => {
    const here = writtenAsServed('python', `${folder}/vectors`);
    writeFileSync(
      join(here, 'vectors.py'),
      `from first_contact import *


class Vector2:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __sub__(self, other):
        return Vector2(self.x - other.x, self.y - other.y)


class Ball:
    x, y = 0.0, 5.0


def are(kind, *vectors):
    assert all(type(one) is kind for one in vectors), vectors


box = Box(Vec2(0.0, 0.0), 4.0, 3.0)
for place, kind in (Vector2(0.0, 5.0), Vector2), (Vec2(0.0, 5.0), Vec2), (Ball(), Vec2):
    contact = collide_box_circle(box, Circle(place, 3.0))
    are(kind, contact.normal, contact.point)
are(Vector2, slide(Vector2(1.0, -1.0), Vector2(0.0, 1.0)))
are(Vector2, *outward_normals([Vector2(0.0, 0.0), Vector2(1.0, 0.0), Vector2(0.0, 1.0)]))
seen = []


def cast(circle, displacement):
    seen.append(displacement)
    return cast_circle_against_box(box, circle, displacement)


moved = move_and_slide(Circle(Vector2(0.0, 5.0), 1.0), Vector2(1.0, -4.0), cast)
are(Vector2, moved.center, moved.remainder, moved.contacts[0].normal)
own = move_and_slide(Circle(Vec2(0.0, 5.0), 1.0), Vec2(1.0, -4.0), cast)
assert (own.center.x, own.center.y) == (moved.center.x, moved.center.y)
`,
    );
    runIn(here, ['python3', '-W', 'error', 'vectors.py']);
  });
});
