import type { DemonstrationPerson } from './identity/developmentProvider.ts'

/** The demonstration people as lines of a terminal: login, name and roles in columns. */
export function signInList(people: readonly DemonstrationPerson[]): string[] {
  const width = (field: 'login' | 'name') => Math.max(0, ...people.map(person => person[field].length)) + 2
  const [loginWidth, nameWidth] = [width('login'), width('name')]
  return people.map(({ login, name, roles }) =>
    `  ${login.padEnd(loginWidth)}${name.padEnd(nameWidth)}${roles.join(', ')}`.trimEnd(),
  )
}
