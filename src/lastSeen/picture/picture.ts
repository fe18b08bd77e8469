import { lastsFor, storedUser } from '../../authProvider/storedUser.ts'
import { goodFor } from '../goodFor.ts'
import type { Shape } from './shape.ts'

/** A person's last worklist as it looked when they left it, to be shown before the application is there. */
export interface Picture {
  /** Who it is of, as their sign-in names them. */
  readonly subject: string
  /** Where this browser keeps that sign-in. */
  readonly session: string
  /** The build whose styles it has. */
  readonly build: string
  /** Path and query of its page. */
  readonly address: string
  /** Whether it is the page that the start page leads this person to. */
  readonly isHome: boolean
  /** What else it looks by: see {@link lookOf}. */
  readonly look: string
  /** When it was taken, milliseconds since 1970. */
  readonly at: number
  readonly styles: string
  readonly page: readonly Shape[]
}

/**
 * Places in localStorage of the worklist that the start page leads to, and of the last one besides: read while the start
 * page is, without a moment to wait.
 */
export const pictureKeys = { home: 'boxwright.picture.home', last: 'boxwright.picture' }

/** Where a picture is taken or shown, and when. */
export interface Spot {
  readonly build: string | null
  readonly address: string
  readonly look: string
  readonly now: number
  readonly storage: Pick<Storage, 'getItem'>
  /** Whether this window shows the product as somebody else sees it. */
  readonly isViewedAs: boolean
}

/** What decides, besides its page, how it looks: the room, and the settings that this browser keeps of the frame. */
export const lookOf = (view: Window): string =>
  JSON.stringify([
    view.innerWidth,
    view.innerHeight,
    view.matchMedia('(prefers-color-scheme: dark)').matches,
    view.localStorage.getItem('boxwright.theme'),
    view.localStorage.getItem('boxwright.sidebar.open'),
  ])

/** Whether the person it is of is signed in here, as far as the browser knows. */
function isSignedIn({ session, subject }: Picture, { storage, now }: Spot): boolean {
  const user = storedUser(storage.getItem(session))
  return user?.profile?.sub === subject && (user.refresh_token !== undefined || lastsFor(user, now) > 0)
}

/** What becomes of a picture at the start of a page: nobody sees one of somebody else, of another build, or an old one. */
export function fateOf(picture: Picture, spot: Spot): 'show' | 'leave' | 'forget' {
  const isGood = picture.build === spot.build && spot.now - picture.at < goodFor && isSignedIn(picture, spot)
  if (!isGood) return 'forget'
  const isHere = picture.address === spot.address || (picture.isHome && spot.address === '/')
  return isHere && picture.look === spot.look && !spot.isViewedAs ? 'show' : 'leave'
}
