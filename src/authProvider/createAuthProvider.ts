import type { AuthProvider, UserIdentity } from 'react-admin'
import type { SignedInUser } from '#contract/security'
import { isAllowed, pageOf } from '#domain/access'
import { isFailure } from '../dataProvider/failure.ts'
import { forgetSignIn, isJustSignedIn, rememberSignIn } from './justSignedIn.ts'
import { setLeavingForSignIn } from './leavingForSignIn.ts'
import { rightOf } from './rightOf.ts'
import { rightsOf } from './rightsOf.ts'
import type { SignIn } from './signIn.ts'
import type { UserSource } from './userSource.ts'

/** react-admin's identity with the person behind it. */
export interface Identity extends UserIdentity {
  readonly user: SignedInUser
}

interface Parts {
  readonly signIn: SignIn
  readonly users: UserSource
  /** What has to be saved before the session ends. */
  readonly beforeSignOut: () => Promise<void>
}

/** Tells react-admin to lead to the login page, without a message of its own. */
class SignInNeeded {
  readonly redirectTo = '/login'
  readonly message = false
}

/** The page is being left: what waits for this goes away with it. */
const leaving = new Promise<never>(() => {})

const here = () => window.location.pathname + window.location.search

/** Whether the page shown needs nobody signed in: the callback is still about to sign in, sign-in itself, a refusal. */
const isPublicPage = () => {
  const { pathname } = window.location
  return pathname === '/login' || pageOf(pathname)?.right.kind === 'anyone'
}

/** react-admin's questions about who is signed in and what they may do, over any way to sign in. Denies by default. */
export function createAuthProvider({ signIn, users, beforeSignOut }: Parts) {
  /** The sign-out under way: never settled where the page goes away with it. */
  let ending: Promise<unknown> | undefined

  const goToSignIn = async (): Promise<never> => {
    // What is asked meanwhile is refused. To leave for it would overtake the sign-out, and the provider, which does not
    // know of it yet, would sign in again without a word.
    await ending?.catch(() => undefined)
    users.forget()
    setLeavingForSignIn(true)
    // A sign-in that is refused at once would only go round in circles.
    if (isJustSignedIn()) throw new SignInNeeded()
    // Without a provider react-admin leads to the login page, where the person is chosen.
    if (signIn.leave === undefined) throw new SignInNeeded()
    await signIn.leave(here())
    return leaving
  }

  const signOut = async () => {
    await beforeSignOut()
    users.forget()
    forgetSignIn()
    await signIn.signOut()
    return signIn.leave === undefined ? undefined : leaving
  }

  /** Someone whose renewal cannot be asked for now stays: calls say what is wrong, and nothing typed is lost. */
  const isSignedIn = () =>
    signIn.isSignedIn().catch(error => {
      if (isFailure(error)) return true
      throw error
    })

  return {
    login: async ({ login, returnTo = '/' }: { login?: string; returnTo?: string }) => {
      users.forget()
      setLeavingForSignIn(signIn.leave !== undefined)
      if (signIn.leave !== undefined) {
        await signIn.leave(returnTo)
        return leaving
      }
      if (login !== undefined) signIn.choose?.(login)
    },

    /** Ends the session when the person `confirmed`; react-admin also calls it to forget one that has run out. */
    logout: async ({ confirmed = false }: { confirmed?: boolean } = {}) => {
      if (confirmed) {
        const signingOut = signOut()
        ending = signingOut
        return signingOut
      }
      users.forget()
      return undefined
    },

    checkAuth: async () => {
      if (!isPublicPage() && !(await isSignedIn())) await goToSignIn()
    },

    /**
     * 401 after a renewal in vain leads to sign-in; everything else, 403 too, is a message where it happened. So is a
     * 401 where sign-in would not help or can't be reached: react-admin makes an empty answer of a call refused here,
     * and a save would take that for stored.
     */
    checkError: async (error: unknown) => {
      if (!isFailure(error, 'not-signed-in') || isJustSignedIn()) return
      await goToSignIn().catch(reason => {
        if (!isFailure(reason)) throw reason
        setLeavingForSignIn(false)
      })
    },

    getIdentity: async (): Promise<Identity> => {
      const user = await users.load()
      return { id: user.login, fullName: user.name, user }
    },

    canAccess: async ({ resource, action }: { resource: string; action: string }) => {
      const right = await rightOf(resource, action)
      return right !== undefined && isAllowed(rightsOf(await users.load()), right)
    },

    handleCallback: async () => {
      users.forget()
      const redirectTo = await signIn.finish()
      rememberSignIn()
      return { redirectTo }
    },
  } satisfies AuthProvider
}
