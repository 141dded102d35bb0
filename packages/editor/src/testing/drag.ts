/** Drags an element by mouse, in pixels. */
export async function drag(element: Element, x: number, y: number): Promise<void> {
  const box = element.getBoundingClientRect();
  const start = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const fire = (type: string, clientX: number, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX, clientY }),
    );
  fire('pointerdown', start.clientX, start.clientY);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    fire('pointermove', start.clientX + x * part, start.clientY + y * part);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  fire('pointerup', start.clientX + x, start.clientY + y);
}
