import type { BlockDefinition } from '../defineBlock.ts';

/** Checks that one of the story files is the block's: `blockStory` names it in the story's parameters. */
export function storyProblems({ key }: BlockDefinition, stories: readonly unknown[]): string[] {
  return stories.some((story) => blockOf(story) === key) ? [] : ['no story'];
}

function blockOf(story: unknown): unknown {
  return member(member(member(story, 'default'), 'parameters'), 'block');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
