export { answerCalls, type AnsweredCalls } from './answerCalls.ts';
export { makeProfile, permissionsOf } from './profiles.ts';
export { SessionFrame, type SessionFrameProps } from './SessionFrame.tsx';
export { dataAnswer, sessionHandlers } from './sessionHandlers.ts';
