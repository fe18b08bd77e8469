import { hubMethods, hubPath } from '#contract/hub'
import { hubEvents } from '#contract/hub/events'
import { services } from '#contract/index'
import { everyCallProblems, problemCodes } from '#contract/problem'
import { describeRight } from '#domain/access'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const serviceSection = (name: string, calls: (typeof services)[keyof typeof services]): string =>
  [
    `## ${name}`,
    '',
    row('method', 'path', 'what it does', 'right', 'problems of its own'),
    row('---', '---', '---', '---', '---'),
    ...Object.values(calls).map(call =>
      row(
        call.method,
        `\`${call.path}\``,
        call.summary.replaceAll('|', '\\|'),
        describeRight(call.right),
        'problems' in call ? call.problems.join(', ') : '',
      ),
    ),
    '',
  ].join('\n')

/** What the hub takes and tells. */
const hubSection = (): string =>
  [
    '## hub',
    '',
    `\`${hubPath}\`: SignalR, JSON protocol, over WebSockets or server-sent events; any signed-in user.`,
    '',
    row('method', 'what it does'),
    row('---', '---'),
    ...Object.entries(hubMethods).map(([name, summary]) => row(`\`${name}(group)\``, summary)),
    '',
    row('event', 'what it tells', 'heard by', 'payload'),
    row('---', '---', '---', '---'),
    ...Object.entries(hubEvents).map(([name, { summary, heardBy, payload }]) =>
      row(`\`${name}\``, summary, heardBy, Object.keys(payload.shape).join(', ')),
    ),
    '',
  ].join('\n')

/** The text of docs/routes.md: every call with its right, and every error code. */
export function routesPage(): string {
  const problems = Object.entries(problemCodes).map(([code, { status, title }]) =>
    row(`\`${code}\``, String(status), title),
  )
  return [
    '# Calls',
    '',
    'Written by `npm run docs` from `contract/`; do not edit. Every call can also answer ' +
      `${everyCallProblems.map(code => `\`${code}\``).join(', ')}.`,
    '',
    ...Object.entries(services).map(([name, calls]) => serviceSection(name, calls)),
    hubSection(),
    '## Problems',
    '',
    row('code', 'status', 'meaning'),
    row('---', '---', '---'),
    ...problems,
    '',
  ].join('\n')
}
