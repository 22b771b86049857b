/** Copies a text. A browser allows this during a press, even if the text is still loading. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string' || !window.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((one) => new Blob([one], { type: 'text/plain' }));
  // If the browser refuses to copy, the promise is never awaited.
  blob.catch(() => {});
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
