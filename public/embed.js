// Makes the frames of First Contact's figures as high as what they show. For pages of other sites:
// <script src="https://.../embed.js" async></script>
(() => {
  const frames = () => [...document.querySelectorAll('iframe[src*="/embed/"]')];
  addEventListener('message', ({ source, data }) => {
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
