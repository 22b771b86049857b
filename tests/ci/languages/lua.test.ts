import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LuaWriter } from '#translate/languages/lua.ts';
import type { Library, Type } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { butForLengths } from './support/lengths.ts';
import { examine, runIn, type Toolchain, theExam } from './support/run.ts';
import { writtenAsServed } from './support/served.ts';

/** The driver's output for a field that a table lacks. */
function nothingOf(type: Type): string {
  const { library } = theExam();
  if (type.kind === 'number') return type.slot.isFloat ? '0' : '-1';
  if (type.kind === 'enum') return `"${library.enums.get(type.name)!.members[0]}"`;
  if (type.kind !== 'struct') throw new Error(`No nothing of ${type.kind}.`);
  const { fields } = library.structs.get(type.name)!;
  return `{ ${fields.map(({ name, type: of }) => `${name} = ${nothingOf(of)}`).join(', ')} }`;
}

/** In other languages a struct has the fields of every kind, but a Lua table lacks the others. */
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

/** Replaces 5 by 5.0 in the driver's walls, because Lua 5.4 integers have no -0. */
const withFloats = (translated: string): string =>
  translated.replace(/function \S*castAtWalls[\s\S]*?\nend/, (walls) =>
    walls.replaceAll(/ -?\d+\b/g, '$&.0'),
  );

/** The globals that every file may use. */
const standard = ['math', 'table', 'ipairs', 'error', 'bit', 'load', 'setmetatable'];

/** Loads files with the standard globals only, and forbids new ones. */
const loading = `
local known = { ${standard.map((name) => `${name} = true`).join(', ')} }
local strict = setmetatable({}, {
    __index = function(_, name)
        if not known[name] then error("the global " .. name .. " is read") end
        return _G[name]
    end,
    __newindex = function(_, name) error("the global " .. name .. " is set") end,
})
local function loadApart(name)
    return assert(loadfile(name .. ".lua", "t", strict))()
end
`;

const program = (before: string) => (translated: string) =>
  `
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
${before}
module.answerAll()
answers:close()
`;

const toolsOf = (command: string, before = ''): Toolchain => ({
  file: 'all.lua',
  program: program(before),
  build: [],
  run: [command, 'all.lua'],
});

const pair = ['circlesIntersect', 'moveAndSlide', 'createCircleGrid'];

/** Writes each function's own file, and one with two functions. */
function writeApart(folder: string): string[] {
  const { library, names } = theExam();
  const writer = new LuaWriter(library);
  mkdirSync(folder, { recursive: true });
  return [...sampleOf(names).map((name) => [name]), pair].map((asked) => {
    const file = `${asked.join('-and-')}.lua`;
    writeFileSync(join(folder, file), writer.file(asked));
    return file;
  });
}

const writer = (library: Library) => new LuaWriter(library);

describe.each(['luajit', 'lua5.4'])('Lua, run by %s', (command) => {
  const folder = `.cache/languages/${command}`;
  const tools = toolsOf(command);

  returnsWhatTheLibraryReturns({ writer, tools, folder });

  it('returns the same from the file of each function alone', () => {
    const list = sampleOf(theExam().names)
      .map((name) => `"${name}"`)
      .join(', ');
    const before = `${loading}
for _, name in ipairs({ ${list} }) do
    local own = loadApart(name)
    module[name] = own[name]
    assert(next(own) == name and next(own, name) == nil, name .. " is not all that its file shows")
end`;
    const here = `${folder}/apart`;
    writeApart(here);
    const differences = examine(theExam(), writer, toolsOf(command, before), here);
    expect(butForLengths(differences).slice(0, 3)).toEqual([]);
  });

  it('loads a file of two functions', () => {
    writeApart(folder);
    const text = `${loading}
local both = loadApart("${pair.join('-and-')}")
${pair.map((name) => `assert(both.${name})`).join('\n')}
`;
    writeFileSync(join(folder, 'pair.lua'), text);
    runIn(folder, [command, 'pair.lua']);
  });
});

describe('Lua', () => {
  it('answers the same of integers, which Lua 5.4 keeps apart from floats', () => {
    const before = `local toInteger = math.tointeger
function readNumber()
    place = place + 1
    local value = place <= #questions / 8 and string.unpack("<d", questions, 8 * place - 7) or -1
    return math.abs(value) <= 10000 and toInteger(value) or value
end`;
    const tools = toolsOf('lua5.4', before);
    const differences = examine(theExam(), writer, tools, '.cache/languages/lua5.4-integers');
    const isSame = (one: number, other: number) => one === other || Object.is(one, other);
    const wrong = butForLengths(differences).filter(
      ({ ours, theirs }) => !ours.every((value, i) => isSame(value, theirs[i] ?? 0)),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is not warned of by luacheck: each file, and all in one, which both versions load', () => {
    const folder = writtenAsServed('lua', '.cache/languages/lua-checked');
    runIn(folder, ['luacheck', '--no-color', '.']);
    for (const command of ['luajit', 'lua5.4']) {
      runIn(folder, [command, '-e', 'assert(require("first_contact").moveAndSlide)']);
    }
    writeFileSync(join(folder, 'unused.lua'), 'local a = 1\n');
    expect(() => runIn(folder, ['luacheck', 'unused.lua'])).toThrow('unused variable');
  });

  it('has no global in any file but standard ones', () => {
    const folder = '.cache/languages/lua-globals';
    const files = writeApart(folder);
    // luac crashes on many files at once, because it frees memory twice.
    const list = (file: string) =>
      execFileSync('luac5.4', ['-p', '-l', file], { cwd: folder, encoding: 'utf8' });
    const listing = files.map(list).join('\n');
    const uses = [...listing.matchAll(/(GET|SET)TABUP.*_ENV "(\w+)"/g)];
    const read = uses.filter(([, verb]) => verb === 'GET').map(([, , name]) => name!);
    const set = uses.filter(([, verb]) => verb === 'SET').map(([, , name]) => name!);
    expect(set).toEqual([]);
    expect([...new Set(read)].sort()).toEqual([...standard].sort());
  });
});
