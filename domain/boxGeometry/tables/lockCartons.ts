import { boxTube } from '../parts/boxTube.ts'
import { crashLock } from '../parts/crashLock.ts'
import { lockTube } from '../parts/lockTube.ts'
import { sizeRules } from '../parts/sizeRules.ts'
import { snapLock } from '../parts/snapLock.ts'
import { tuckEnd } from '../parts/tuckEnd.ts'
import { usual } from '../parts/usual.ts'
import type { Formula, StyleTable, StyleTables } from '../styleTable.ts'

type Lock = typeof snapLock | typeof crashLock

const openCarton = (lock: Lock, allowances: Readonly<Record<string, Formula>>): StyleTable => ({
  allowances: { ...usual.carton, ...allowances },
  rules: [sizeRules.flapsClose],
  pieces: [
    {
      name: 'box',
      inside: ['L', 'D', 'W'],
      open: ['y+'],
      flutes: 'y',
      meets: lock.meets,
      panels: [...boxTube('t'), ...lock.panels],
    },
  ],
})

const tuckTopCarton = (
  lock: Lock,
  allowances: Readonly<Record<string, Formula>>,
  lid: 'P1' | 'P3',
): StyleTable => ({
  allowances: { ...usual.carton, ...usual.cartonTuck, ...allowances },
  rules: [sizeRules.flapsClose, ['D >= 2.5*tuck', 'room for the tuck']],
  pieces: [
    {
      name: 'box',
      inside: ['L', 'D', 'W'],
      flutes: 'y',
      meets: lock.meets,
      panels: [...lockTube, ...lock.panels, ...tuckEnd('T', 3, { lid, hasSlit: true })],
    },
  ],
})

const crash = { crashOver: 'min(10, 0.2*W)' }

/** Cartons with a bottom that locks. Built-in geometry. */
export const lockCartons = {
  'A55.01.01.00': openCarton(snapLock, usual.cartonLock),
  'A55.20.01.03': tuckTopCarton(snapLock, usual.cartonLock, 'P1'),
  'A60.01.00.00': openCarton(crashLock, crash),
  'A60.20.00.03': tuckTopCarton(crashLock, crash, 'P3'),
} as const satisfies StyleTables
