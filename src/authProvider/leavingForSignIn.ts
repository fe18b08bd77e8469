let leaving = false

/** Marks whether the page goes away for a sign-in that will come back to it. */
export const setLeavingForSignIn = (value: boolean): void => {
  leaving = value
}

/** Whether the page goes away for a sign-in: nothing needs to be asked, what was typed is put back afterwards. */
export const isLeavingForSignIn = (): boolean => leaving
