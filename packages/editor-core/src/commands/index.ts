export { type Command, type CommandContext, commandGroups } from './command.ts';
export { commands, getCommand } from './commands.ts';
export { listContextMenu } from './contextMenu.ts';
export { toggleHidden, toggleLock } from './guardCommands.ts';
export { formatHotkey, type Hotkey, matchesHotkey, toAriaHotkey } from './hotkeys.ts';
export { productMenu } from './productCommands.ts';
export { reportPasteProblem } from './reportPasteProblem.ts';
export { lineMenus } from './tableCommands.ts';
