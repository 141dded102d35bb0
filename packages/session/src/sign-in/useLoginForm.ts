import { ApiError } from '@vitrina/api-client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';

import { useAction } from '../action/useAction.ts';
import type { Credentials } from './credentials.ts';
import { fieldInQuestion, wantsCode } from './signInError.ts';

/** Input from before the form was on the page. */
export interface EarlyInput {
  readonly values: Credentials;
  /** Whether the form was submitted too. */
  readonly isSubmitted: boolean;
}

/** Passes on input from before the form was on the page, if any. */
export type TakeOver = (continueWith: (early: EarlyInput) => void) => void;

const blank: Credentials = { login: '', password: '' };

/**
 * State and actions of the sign-in form.
 *
 * @param takeOver - called once the form is on the page; earlier input is submitted if that was asked for
 */
export function useLoginForm(onSignIn: (credentials: Credentials) => Promise<void>, takeOver?: TakeOver) {
  const [values, setValues] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const [hasFactor, setHasFactor] = useState(false);
  const fields = { login: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const { run, isPending, error } = useAction(async (credentials: Credentials) => {
    try {
      await onSignIn(credentials);
    } catch (failure) {
      if (wantsCode(failure)) setHasFactor(true);
      if (failure instanceof ApiError && failure.code === 'secondFactorRequired') return;
      if (!wantsCode(failure)) fields[fieldInQuestion(failure)].current?.focus();
      throw failure;
    }
  });

  const submit = (credentials: Credentials) => {
    setIsTried(true);
    const missing = (['login', 'password'] as const).find((name) => credentials[name] === '');
    if (missing) fields[missing].current?.focus();
    else run(credentials);
  };

  const continueWith = useEffectEvent((early: EarlyInput) => {
    setValues(early.values);
    if (early.isSubmitted) submit(early.values);
  });
  // Not while rendering: the user can type until the form is on the page.
  useLayoutEffect(() => {
    takeOver?.(continueWith);
  }, [takeOver]);

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
      submit(values);
    },
  };
}
