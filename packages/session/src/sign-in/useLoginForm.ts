import { ApiError } from '@vitrina/api-client';
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';

import { useAction } from '../action/useAction.ts';
import type { Credentials } from './credentials.ts';
import { fieldInQuestion, wantsCode } from './signInError.ts';

/** Input from before the form was on the page. */
export interface EarlyInput {
  readonly values: Credentials;
  /** Whether the form was submitted too. */
  readonly isSubmitted: boolean;
}

const blank: Credentials = { login: '', password: '' };

/**
 * State and actions of the sign-in form.
 *
 * @param takeOver - returns earlier input once the form is on the page; the form submits it if that was asked for
 */
export function useLoginForm(
  onSignIn: (credentials: Credentials) => Promise<void>,
  takeOver?: () => EarlyInput | undefined,
) {
  const [values, setValues] = useState(blank);
  const [isToSubmit, setIsToSubmit] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [hasFactor, setHasFactor] = useState(false);
  const fields = { login: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const { run, isPending, error } = useAction(async () => {
    try {
      await onSignIn(values);
    } catch (failure) {
      if (wantsCode(failure)) setHasFactor(true);
      if (failure instanceof ApiError && failure.code === 'secondFactorRequired') return;
      if (!wantsCode(failure)) fields[fieldInQuestion(failure)].current?.focus();
      throw failure;
    }
  });

  const submit = () => {
    setIsTried(true);
    const missing = (['login', 'password'] as const).find((name) => values[name] === '');
    if (missing) fields[missing].current?.focus();
    else run();
  };

  // Not while rendering: the user can type until the form is on the page.
  useLayoutEffect(() => {
    const early = takeOver?.();
    if (!early) return;
    setValues(early.values);
    setIsToSubmit(early.isSubmitted);
  }, [takeOver]);
  useEffect(() => {
    if (!isToSubmit) return;
    setIsToSubmit(false);
    submit();
  });

  return {
    values,
    error,
    isPending,
    /** Whether the account has two-factor authentication, so that the form also asks for the code. */
    hasFactor,
    fields,
    isMissing: (name: 'login' | 'password') => isTried && values[name] === '',
    change: (change: Partial<Credentials>) => setValues((before) => ({ ...before, ...change })),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
