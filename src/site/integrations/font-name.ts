// Gives a font another name. Some licences keep a font's own name for the font as its authors made it: one
// that is cut down has to have another.
// https://learn.microsoft.com/typography/opentype/spec/name

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

interface NameRecord {
  readonly platform: number;
  readonly encoding: number;
  readonly language: number;
  readonly id: number;
  readonly text: Buffer;
}

/** Names of the font: family, face, identifier, full name, PostScript name, typographic and Windows names. */
const ofFont = new Set([1, 2, 3, 4, 6, 16, 17, 18, 20, 21, 22, 25]);
/** Windows, Unicode, English. */
const windows = { platform: 3, encoding: 1, language: 0x409 };

/** @param font as TrueType or OpenType, not compressed */
export function withName(font: Buffer, name: string): Buffer {
  const tables = tablesOf(font).map(({ tag, data }) =>
    tag === 'name' ? { tag, data: nameTable(renamed(recordsOf(data), name)) } : { tag, data },
  );
  return fontOf(font.readUInt32BE(0), tables);
}

function renamed(records: readonly NameRecord[], name: string): NameRecord[] {
  const texts: [number, string][] = [
    [1, name],
    [2, 'Regular'],
    [3, name],
    [4, name],
    [6, name.replaceAll(/\W/g, '')],
  ];
  const own = texts.map(([id, text]) => ({
    ...windows,
    id,
    text: Buffer.from(text, 'utf16le').swap16(),
  }));
  // Rights, licence and the names of axes stay.
  const kept = records.filter(({ id }) => !ofFont.has(id));
  return [...own, ...kept].sort(
    (a, b) =>
      a.platform - b.platform || a.encoding - b.encoding || a.language - b.language || a.id - b.id,
  );
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}

function recordsOf(table: Buffer): NameRecord[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, i) => {
    const [platform = 0, encoding = 0, language = 0, id = 0, length = 0, offset = 0] = Array.from(
      { length: 6 },
      (_, k) => table.readUInt16BE(6 + 12 * i + 2 * k),
    );
    const text = table.subarray(texts + offset, texts + offset + length);
    return { platform, encoding, language, id, text };
  });
}

function nameTable(records: readonly NameRecord[]): Buffer {
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [i, { platform, encoding, language, id, text }] of records.entries()) {
    for (const [k, value] of [platform, encoding, language, id, text.length, offset].entries()) {
      head.writeUInt16BE(value, 6 + 12 * i + 2 * k);
    }
    offset += text.length;
  }
  return Buffer.concat([head, ...records.map(({ text }) => text)]);
}

function fontOf(version: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const log = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((tables.length - 2 ** log) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  let headAt = 0;
  for (const [i, { tag, data }] of tables.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    if (tag === 'head') {
      headAt = offset;
      // It stands for the sum of the whole, which is made without it.
      padded.writeUInt32BE(0, 8);
    }
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat(parts);
  if (headAt > 0) font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, headAt + 8);
  return font;
}

function sumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
