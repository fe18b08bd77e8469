import type { Context, Middleware } from 'koa'
import type { Provider } from 'oidc-provider'
import { counted } from '#domain/formats'
import { attemptSignIn, type SignInDeps, type SignInOutcome } from './attemptSignIn.ts'
import { demonstrationPassword } from './demonstrationPeople.ts'
import { messagePage } from './pages/messagePage.ts'
import { signInPage } from './pages/signInPage.ts'
import { readForm } from './readForm.ts'

interface InteractionsOptions extends SignInDeps {
  provider: Provider
  /** Tells the library's "this form belongs to no request" from real failures. */
  isForgotten: (error: unknown) => boolean
  /** Path of the issuer, before every path of the provider; empty when it has none. */
  prefix: string
  /** The application's start page. */
  home: string
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Where the library sends the browser when a person has to be asked something. */
export const interactionPath = (uid: string) => `/interaction/${uid}`

/** Serves the sign-in page; everything else goes on to the library. */
export function interactions(options: InteractionsOptions): Middleware {
  return async (ctx, next) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(ctx.path)?.[1]
    if (uid === undefined || !['GET', 'HEAD', 'POST'].includes(ctx.method)) return next()
    const interaction = await findInteraction(options, ctx, uid)
    if (!interaction) return forgotten(ctx, options.home)
    if (interaction.prompt.name === 'consent') return consent(options, ctx, interaction)
    if (ctx.method === 'POST') return submit(options, ctx)
    const hint = interaction.params.login_hint
    return show(options, ctx, { login: typeof hint === 'string' ? hint : '' })
  }
}

async function findInteraction({ provider, isForgotten }: InteractionsOptions, ctx: Context, uid: string) {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res)
    return interaction.uid === uid ? interaction : undefined
  } catch (error) {
    if (isForgotten(error)) return undefined
    throw error
  }
}

/** The one application is ours: what it asks for was granted before (loadGrant), nobody needs to be asked. */
async function consent({ provider }: InteractionsOptions, ctx: Context, { grantId }: Interaction) {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, { consent: grantId ? { grantId } : {} })
  seeOther(ctx, returnTo)
}

async function submit(options: InteractionsOptions, ctx: Context) {
  const form = await readForm(ctx.req)
  if ('refused' in form) {
    ctx.status = form.refused
    return
  }
  const person = form.fields.get('person')
  const login = person ?? form.fields.get('login') ?? ''
  const password = person === null ? (form.fields.get('password') ?? '') : demonstrationPassword
  const address = ctx.req.socket.remoteAddress ?? ''
  const outcome = await attemptSignIn(options, { login, password, address })
  if (outcome.kind !== 'signed-in') return refuse(options, ctx, login, outcome)
  const result = { login: { accountId: outcome.person.login, amr: ['pwd'] } }
  seeOther(
    ctx,
    await options.provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }),
  )
}

async function refuse(
  options: InteractionsOptions,
  ctx: Context,
  login: string,
  outcome: Exclude<SignInOutcome, { kind: 'signed-in' }>,
) {
  if (outcome.kind === 'wrong') {
    await show(options, ctx, { login, message: 'Login or password is not right.' }, 422)
    return
  }
  const { seconds } = outcome
  ctx.set('retry-after', String(seconds))
  const wait = counted(seconds, 'second')
  const message = `Too many attempts with this login. Try again in ${wait}.`
  await show(options, ctx, { login, message }, 429)
}

async function show(
  { people, prefix }: InteractionsOptions,
  ctx: Context,
  { login, message }: { login: string; message?: string },
  status = 200,
) {
  ctx.status = status
  ctx.type = 'html'
  const action = prefix + ctx.path
  ctx.body = signInPage({ action, people: await people(), login, message, nonce: ctx.state.nonce })
}

function forgotten(ctx: Context, home: string) {
  ctx.status = 400
  ctx.type = 'html'
  ctx.body = messagePage({
    title: 'This sign-in has expired',
    sentence: 'It took too long, was finished already, or the server was restarted. Please start again.',
    home,
    nonce: ctx.state.nonce,
  })
}

function seeOther(ctx: Context, address: string) {
  ctx.redirect(address)
  ctx.status = 303
}
