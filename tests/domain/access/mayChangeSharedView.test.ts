import { describe, expect, it } from 'vitest'
import { mayChangeSharedView } from '#domain/access'

const view = { owner: 'dana', workgroup: 'DESIGN' }

describe('a shared view may be changed', () => {
  it.each([
    ['by who shared it, still in the workgroup', 'dana', ['DESIGNER'], ['DESIGN'], true],
    ['by who shared it, in other workgroups too', 'dana', ['DESIGNER'], ['PREPRINT', 'DESIGN'], true],
    ['not by who shared it and has left the workgroup', 'dana', ['DESIGNER'], ['PREPRINT'], false],
    ['not by who shared it and is in no workgroup', 'dana', ['DESIGNER'], [], false],
    ['not by a colleague of the workgroup', 'dora', ['DESIGNER'], ['DESIGN'], false],
    ['by a super user, in the workgroup or not', 'sue', ['SU'], [], true],
    ['by a super user with other roles', 'sue', ['DESIGNER', 'SU'], [], true],
    ['not by a system administrator', 'ada', ['SYSADMIN'], ['DESIGN'], false],
    ['not by who is called as the workgroup', 'DESIGN', [], ['dana'], false],
  ] as const)('%s', (_, login, roles, workGroups, allowed) => {
    expect(mayChangeSharedView({ login, roles, workGroups }, view)).toBe(allowed)
  })
})
