import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GdscriptWriter } from '#translate/languages/gdscript.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { asGivenAway, runIn, type Toolchain, theExam } from './support/run.ts';
import { writtenAsServed } from './support/served.ts';

const folder = '.cache/languages/gdscript';

/** Godot prints a script's errors but exits with success, so its output is the result. */
const run = (script: string) => [
  'sh',
  '-c',
  `LANG=en_US.UTF-8 timeout 250 godot3-server --no-window -s ${script} > said 2>&1; ` +
    'grep -q "^fine$" said && ! grep -E "ERROR|WARNING" said || { head -c 3000 said; exit 1; }',
];

const project = `config_version=4

[debug]

gdscript/warnings/enable=true
gdscript/warnings/treat_warnings_as_errors=true
`;

const main = `extends SceneTree

func _init():
	answer_all()
	quit()

func answer_all():
	var all = load("res://all.gd")
	var files = all.files
	var questions = File.new()
	questions.open("res://questions", File.READ)
	files["questions"] = questions
	var answers = File.new()
	answers.open("res://answers", File.WRITE)
	files["answers"] = answers
	all.answer_all()
	answers.close()
	print("fine")
`;

/** Loads every script of a folder separately. */
const check = `extends SceneTree

func _init():
	check_all()
	quit()

func check_all():
	var folder = Directory.new()
	folder.open("res://alone")
	folder.list_dir_begin(true)
	var name = folder.get_next()
	var count = 0
	while name != "":
		var script = load("res://alone/" + name)
		if not script.can_instance():
			print("ERROR: ", name)
		count += 1
		name = folder.get_next()
	print(count)
	print("fine")
`;

const tools: Toolchain = {
  file: 'all.gd',
  beside: { 'project.godot': project, 'main.gd': main },
  program: (translated) => `${translated}

# A constant dictionary may be changed, and static functions see it.
const files = {}


class CastAtWalls:
	func cast(circle, displacement):
		return load("res://all.gd").cast_at_walls(circle, displacement)


static func read_number() -> float:
	return files["questions"].get_double()


static func write_number(value: float) -> void:
	files["answers"].store_double(value)
`,
  build: [],
  run: run('main.gd'),
};

function prepare(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'project.godot'), project);
}

describe('GDScript', () => {
  returnsWhatTheLibraryReturns({ writer: (library) => new GdscriptWriter(library), tools, folder });

  it('has a file of its own for each function, and one for two', () => {
    prepare();
    const { library, names: all } = theExam();
    const names = sampleOf(all);
    const writer = new GdscriptWriter(asGivenAway('gdscript', library));
    const alone = join(folder, 'alone');
    rmSync(alone, { recursive: true, force: true });
    mkdirSync(alone, { recursive: true });
    for (const name of names) writeFileSync(join(alone, `${name}.gd`), writer.file([name]));
    const two = writer.file(['circlesIntersect', 'collideBoxCircle', 'createCircleGrid']);
    writeFileSync(join(alone, 'two.gd'), two);
    writeFileSync(join(folder, 'check.gd'), check);
    runIn(folder, run('check.gd'));
    const said = readFileSync(join(folder, 'said'), 'utf8');
    expect(said).toContain(`\n${names.length + 1}\n`);
    expect(two.match(/^class Circle:/gm)).toHaveLength(1);
  });

  it('takes objects of another file, and returns vectors of the kind that it was given', () => {
    prepare();
    const here = writtenAsServed('gdscript', `${folder}/served`);
    const loaded = readdirSync(here).map(
      (file) => `\tcheck(load("res://served/${file}").can_instance(), "${file}")\n`,
    );
    writeFileSync(
      join(folder, 'shared.gd'),
      `extends SceneTree

const Slide = preload("res://served/move_and_slide.gd")
const Boxes = preload("res://served/cast_circle_against_box.gd")
const All = preload("res://served/first_contact.gd")


class BoxCast:
	var kinds: Array = []

	func cast(circle, displacement):
		kinds.append(typeof(displacement))
		var box = Boxes.Box.new(Vector2(0.0, 0.0), 4.0, 3.0)
		return Boxes.cast_circle_against_box(box, circle, displacement)


func _init():
${loaded.join('')}	var move = BoxCast.new()
	var ball = Slide.Circle.new(Vector2(0.0, 5.0), 1.0)
	var moved = Slide.move_and_slide(ball, Vector2(1.0, -4.0), move)
	var place = Vector2(0.0, 0.0)
	place += moved.center + moved.remainder + moved.contacts[0].normal
	check(place.y > 0.0, "sum")
	check(move.kinds == [TYPE_OBJECT, TYPE_OBJECT], "kinds of casts")
	check(moved.contacts[0].feature.kind == All.FeatureKind.EDGE, "kind")
	var circle = Slide.Circle.new(Slide.Vec2.new(0.0, 5.0), 3.0)
	check(All.collide_box_circle(Boxes.Box.new(Vector2(0.0, 0.0), 4.0, 3.0), circle).normal.y == 1.0, "contact")
	check(All.slide(Vector2(1.0, -1.0), Vector2(0.0, 1.0)) == Vector2(1.0, 0.0), "slide")
	check(All.slide(Vector2(3.0, 4.0), Vector2(0.0, 1.0)) == Vector2(3.0, 4.0), "no slide")
	check(not All.slide(All.Vec2.new(1.0, -1.0), All.Vec2.new(0.0, 1.0)) is Vector2, "own")
	print("fine")
	quit()


func check(holds: bool, what: String) -> void:
	if not holds:
		print("ERROR: ", what)
`,
    );
    runIn(folder, run('shared.gd'));
  });

  it('reads each number of the library to the last bit', () => {
    const { library, names } = theExam();
    const text = new GdscriptWriter(library).file(names);
    const code = text.replaceAll(/#.*|"[^"]*"/g, '');
    const numbers = [...new Set(code.match(/(?<![\w.])\d[\d.]*(e-?\d+)?(?!\w)/g))];
    prepare();
    writeFileSync(
      join(folder, 'numbers.gd'),
      `extends SceneTree

func _init():
	var numbers = File.new()
	numbers.open("res://numbers", File.WRITE)
	for number in [${numbers.join(', ')}]:
		numbers.store_double(number)
	numbers.close()
	print("fine")
	quit()
`,
    );
    runIn(folder, run('numbers.gd'));
    const bytes = readFileSync(join(folder, 'numbers'));
    const read = numbers.map((_, i) => bytes.readDoubleLE(8 * i));
    expect(read).toEqual(numbers.map(Number));
    expect(numbers.some((one) => one.includes('e-29'))).toBe(true);
  });
});
