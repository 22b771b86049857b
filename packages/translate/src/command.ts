// Prints library functions in another language as one file, for example: npm run translate -- python slide
import { bareFileIn } from './language-files.ts';
import { floatLanguages, languages } from './languages.ts';
import { filesOf, namesTranslatedTo } from './translate.ts';

const all = [...languages, ...floatLanguages];
const [extension, ...names] = process.argv.slice(2);
const language = all.find((one) => one.extension === extension || one.id === extension);
if (!language) {
  const known = all.map((one) => one.extension).join(', ');
  stop(`Name a language, then its functions, as in "py slide". The languages are ${known}.`);
}
const available = namesTranslatedTo(language);
for (const name of names) {
  const reason = language.lacks?.get(name);
  if (reason) stop(`This file cannot be made: ${name} is ${reason}`);
  if (!available.includes(name))
    stop(`No function is called "${name}". Name one of ${available.join(', ')}.`);
}
const { comment = '//', needs } = language;
const { text } = bareFileIn(filesOf(language), names.length > 0 ? names : available);
process.stdout.write(`${comment} Needs ${needs}.\n\n${text}`);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
