/** Resolves once an element is not in view: from then on, its content moves nothing that is seen. */
export function untilOutOfView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries[entries.length - 1]?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
