/** CSS variable with the width that an open side sheet takes from the screen; the frame leaves it free. */
export const sideSheetRoom = '--side-sheet-room';
