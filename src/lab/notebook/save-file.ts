/** Saves a text as a file on the reader's device. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.html') ? 'text/html' : 'text/plain';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
