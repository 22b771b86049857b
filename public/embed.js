// Makes the frames of First Contact's figures as high as what they show. For pages of other sites:
// <script src="https://.../embed.js" async></script>
(() => {
  // Only frames of the site that this file is from: any other could cover the page.
  const site = new URL('embed/', document.currentScript.src);
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(site.href));
  addEventListener('message', ({ source, origin, data }) => {
    // A frame in a sandbox has no origin.
    if (origin !== site.origin && origin !== 'null') return;
    if (data?.type !== 'first-contact:size') return;
    const { height } = data;
    if (!Number.isFinite(height) || height < 100 || height > 5000) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    // A frame may have a border that its height includes.
    if (frame) frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
  });
  // Those that told their height before this script came.
  for (const { contentWindow } of frames()) {
    contentWindow?.postMessage({ type: 'first-contact:ask' }, '*');
  }
})();
