import { describe, expect, it } from 'vitest';
import { LuaWriter } from '#translate/languages/lua.ts';
import type { Type } from '#translate/tree.ts';
import { examine, type Toolchain, theExam } from './support/run.ts';

/** A value that the driver writes for a field that is not there. */
function nothingOf(type: Type): string {
  const { library } = theExam();
  if (type.kind === 'number') return type.slot.isFloat ? '0' : '-1';
  if (type.kind === 'enum') return `"${library.enums.get(type.name)!.members[0]}"`;
  if (type.kind !== 'struct') throw new Error(`No nothing of ${type.kind}.`);
  const { fields } = library.structs.get(type.name)!;
  return `{ ${fields.map(({ name, type: of }) => `${name} = ${nothingOf(of)}`).join(', ')} }`;
}

/** Other languages have all fields in a table of any kind; Lua leaves out those of other kinds. */
function withAllFields(): string {
  const structs = [...theExam().library.structs.values()];
  return structs
    .flatMap(({ name, fields }) => {
      const some = fields.filter(({ isOfSomeKinds }) => isOfSomeKinds);
      if (some.length === 0) return [];
      const lines = some.map(
        (one) =>
          `    if value.${one.name} == nil then value.${one.name} = ${nothingOf(one.type)} end`,
      );
      return `local write${name} = module.write${name}
function module.write${name}(value)
${lines.join('\n')}
    write${name}(value)
end`;
    })
    .join('\n');
}

/** The walls of the driver with 5.0 for 5: of integers Lua 5.4 knows no -0. */
const withFloats = (translated: string): string =>
  translated.replace(/function \S*castAtWalls[\s\S]*?\nend/, (walls) =>
    walls.replaceAll(/ -?\d+\b/g, '$&.0'),
  );

const program = (translated: string): string => `
local questions = assert(io.open("questions", "rb")):read("*a")
local answers = assert(io.open("answers", "wb"))
local readNumber, writeNumber
local place = 0
if jit then
    local ffi = require("ffi")
    local numbers = ffi.cast("const double *", questions)
    local one = ffi.new("double[1]")
    function readNumber()
        place = place + 1
        return place <= #questions / 8 and numbers[place - 1] or -1
    end
    function writeNumber(value)
        one[0] = value
        answers:write(ffi.string(one, 8))
    end
else
    function readNumber()
        place = place + 1
        return place <= #questions / 8 and string.unpack("<d", questions, 8 * place - 7) or -1
    end
    function writeNumber(value)
        answers:write(string.pack("<d", value))
    end
end
local module = (function()
${withFloats(translated)}
end)()
${withAllFields()}
module.answerAll()
answers:close()
`;

const toolsOf = (command: string): Toolchain => ({
  file: 'all.lua',
  program,
  build: [],
  run: [command, 'all.lua'],
});

describe.each(['luajit', 'lua5.4'])('Lua, run by %s', (command) => {
  it('answers every question as the library does, bit for bit', () => {
    const differences = examine(
      theExam(),
      (library) => new LuaWriter(library),
      toolsOf(command),
      `.cache/languages/${command}`,
    );
    expect(differences.filter(({ name }) => name !== 'distance').slice(0, 3)).toEqual([]);
  });
});
