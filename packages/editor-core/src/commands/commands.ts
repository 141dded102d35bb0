import { alignCommands } from './alignCommands.ts';
import { clipboardCommands } from './clipboardCommands.ts';
import type { Command } from './command.ts';
import { dynamicCommands } from './dynamicCommands.ts';
import { blockCommands, historyCommands } from './editCommands.ts';
import { guardCommands } from './guardCommands.ts';
import { insertCommands } from './insertCommands.ts';
import { originCommands } from './originCommands.ts';
import { packageCommands } from './packageCommands.ts';
import { productCommands } from './productCommands.ts';
import { selectionCommands } from './selectionCommands.ts';
import { tableCommands } from './tableCommands.ts';
import { viewCommands } from './viewCommands.ts';
import { wrapCommands } from './wrapCommands.ts';

/** All commands of the editor, in the order of the command palette. */
export const commands: readonly Command[] = [
  ...historyCommands,
  ...clipboardCommands,
  ...insertCommands,
  ...wrapCommands,
  ...alignCommands,
  ...blockCommands,
  ...guardCommands,
  ...selectionCommands,
  ...dynamicCommands,
  ...tableCommands,
  ...productCommands,
  ...viewCommands,
  ...originCommands,
  ...packageCommands,
];

/** Returns the command with an id. */
export function getCommand(id: string): Command {
  const command = commands.find((each) => each.id === id);
  if (command === undefined) throw new Error(`There is no command ${id}`);
  return command;
}
