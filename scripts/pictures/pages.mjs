/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} login Who looks; '' for nobody.
 * @property {string} path
 * @property {number} width
 * @property {'light' | 'dark'} scheme
 */

/** @type {(name: string, login: string, path: string, width?: number, scheme?: Picture['scheme']) => Picture} */
const picture = (name, login, path, width = 1440, scheme = 'light') => ({ name, login, path, width, scheme })

/** The pages of the contact sheet: who sees them, where, how wide, and in which scheme. */
export const pages = [
  picture('login', '', '/'),
  picture('worklist', 'salesrep', '/assignedtome'),
  picture('worklist-dark', 'salesrep', '/assignedtome', 1024, 'dark'),
  picture('hub', 'salesrep', '/hub'),
  picture('dashboard', 'salesrep', '/dashboard'),
  picture('quote', 'salesrep', '/quotes/100001'),
  picture('item', 'designer', '/qitem/2/overview'),
  picture('pad', 'salesrep', '/scratch'),
  picture('pad-768', 'salesrep', '/scratch', 768),
  picture('pad-390', 'salesrep', '/scratch', 390),
  picture('admin', 'sysadmin', '/admin'),
  picture('denied', 'designer', '/admin/users'),
]

/** The pages that the README shows. */
export const readmePages = [
  picture('worklist', 'designer', '/worklist/DESIGN'),
  picture('quote-item', 'pricing', '/qitem/197/price'),
  picture('estimating-pad', 'salesrep', '/scratch'),
]
