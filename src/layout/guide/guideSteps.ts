import type { GuideCode } from '#domain/demonstration'

/** An element as a person finds it: by what it is, and by the words on it. */
export interface Mark {
  readonly css: string
  readonly words?: string
}

/** What tells that a step has been done: another page, or something that is there now. */
export type Done = { readonly page: RegExp } | { readonly seen: Mark }

/** One thing to do, for real, at the control that the guide points at. */
export interface GuideStep {
  readonly title: string
  readonly words: string
  /** The page where it is done; elsewhere the guide leads to `to`. */
  readonly at: RegExp
  readonly to?: string
  /** The controls in the order in which they come up last: the first that is there is pointed at. */
  readonly marks: readonly Mark[]
  readonly done: Done
}

const message = (words: string): Done => ({ seen: { css: '.MuiSnackbar-root', words } })

/** Takes an item from a workgroup's list, opens it and looks at the tab that the workgroup fills in. */
const workOf = (group: string, list: string, tab: string, tabName: string, then: string): GuideStep[] => [
  {
    title: `Open the list of ${list}`,
    words: 'What waits for your workgroup stands in the menu, with how much it is.',
    at: /./,
    marks: [{ css: `nav a[href^="/worklist/${group}"]` }],
    done: { page: new RegExp(`^/worklist/${group}$`) },
  },
  {
    title: 'Take an item',
    words: 'Press Accept: the item is yours, and everybody else sees it at once.',
    at: new RegExp(`^/worklist/${group}$`),
    to: `/worklist/${group}`,
    marks: [{ css: 'button[aria-keyshortcuts="a"][aria-disabled="false"]' }],
    done: message('ACCEPT successfully'),
  },
  {
    title: 'Open it',
    words: 'The number leads to the item. Its header says where it stands and what can be done with it.',
    at: new RegExp(`^/worklist/${group}$`),
    to: `/worklist/${group}`,
    marks: [{ css: 'tr:has(button[aria-keyshortcuts="r"][aria-disabled="false"]) .column-reference a' }],
    done: { page: /^\/qitem\/\d+/ },
  },
  {
    title: `Look at the ${tabName} tab`,
    words: then,
    at: /^\/qitem\/\d+/,
    to: `/worklist/${group}`,
    marks: [{ css: '[role="tab"]', words: tabName }],
    done: { page: new RegExp(`^/qitem/\\d+/${tab}$`) },
  },
]

const onQuote = /^\/quotes\/\d+$/

/** A quote of the demonstration company whose items have their prices and wait for its customer. */
const pricedQuote = '/quotes/100058'

/** What is done in each guided demonstration, four steps each. */
export const guideSteps: Readonly<Record<GuideCode, readonly GuideStep[]>> = {
  salesrep: [
    {
      title: 'Start a quote',
      words: 'Press Create Quote in the menu, and OK.',
      at: /./,
      marks: [
        { css: '[role="dialog"] button', words: 'OK' },
        { css: 'nav [role="button"], nav button', words: 'Create Quote' },
      ],
      done: { page: onQuote },
    },
    {
      title: 'Choose its customer',
      words: 'Type a few letters, such as blue, and take Bluegum Brewing. Then press Save.',
      at: onQuote,
      marks: [
        { css: 'main button:not([disabled])', words: 'Save' },
        { css: 'main [role="combobox"][aria-autocomplete="list"]' },
      ],
      done: message('saved'),
    },
    {
      title: 'Add what is to be made',
      words: 'Press New / Manual Design and say how many items.',
      at: onQuote,
      marks: [
        { css: '[role="dialog"] button[type="submit"]' },
        { css: 'main button', words: 'New / Manual Design' },
      ],
      done: { seen: { css: 'table[aria-label="Quote items"] tbody a[href^="/qitem/"]' } },
    },
    {
      title: 'Open the item',
      words:
        'Its overview asks for the box. The picture, the pallet and the price beside it follow while you type; Submit sends it to Design.',
      at: onQuote,
      marks: [{ css: 'table[aria-label="Quote items"] tbody a[href^="/qitem/"]' }],
      done: { page: /^\/qitem\/\d+/ },
    },
  ],
  designer: workOf(
    'DESIGN',
    'Structural Design',
    'design',
    'Design',
    'It proposes how the box is made. When the design stands, Generate Design sends the item on to Pricing.',
  ),
  pricing: workOf(
    'PRICING',
    'Pricing',
    '(gen)?price',
    'Price',
    'Change mark-up, margin or price of a break and the others follow. Complete Pricing sends the item on.',
  ),
  customer: [
    {
      title: 'Send the quote',
      words:
        'Quote Document shows what the customer gets; Send… sends it. The mail stays in this demonstration.',
      at: onQuote,
      to: pricedQuote,
      marks: [
        { css: '[role="dialog"] form button[type="submit"], [role="dialog"] button', words: 'Send' },
        { css: 'main button', words: 'Quote Document' },
      ],
      done: { seen: { css: 'button[aria-label^="Copy link to revision"]' } },
    },
    {
      title: 'Open it as its customer does',
      words: 'Copy link… makes a link as the mail has it; Open leads to it. No sign-in is asked for.',
      at: onQuote,
      to: pricedQuote,
      marks: [
        { css: '[role="dialog"] a[href*="/offer/"]' },
        { css: '[role="dialog"] button[aria-label="Close"]' },
        { css: 'button[aria-label^="Copy link to revision"]' },
      ],
      done: { page: /^\/offer\// },
    },
    {
      title: 'Choose a quantity',
      words: 'You are the customer now. Each quantity has its price; choose one of each item.',
      at: /^\/offer\//,
      marks: [{ css: '[role="radiogroup"]' }],
      done: { seen: { css: 'input[type="radio"]:checked' } },
    },
    {
      title: 'Order',
      words: 'Press Accept…, say your name and a purchase order number, and place the order.',
      at: /^\/offer\//,
      marks: [
        { css: '[role="dialog"] button', words: 'Place order' },
        { css: 'button', words: 'Accept…' },
      ],
      done: { seen: { css: 'main, [role="status"], body', words: 'Your order is with us' } },
    },
  ],
}

/** What is said when all of it has been done. */
export const guideEnd = 'That was all of it. What you did is done for real, in the demonstration company.'
