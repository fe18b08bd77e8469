import { describe, expect, it } from 'vitest'
import { operationSequences, type RouteJob } from '#domain/routing'
import { aJob } from './builders.ts'

const sequences = (job: Partial<RouteJob>) =>
  operationSequences(aJob({ colours: 0, ...job })).map(steps =>
    steps
      .map(s => [s.operation, ...s.capabilities].join('+') + (s.colours > 0 ? ` ${s.colours}c` : ''))
      .join(', '),
  )

describe('the steps that make a product', () => {
  it.each<[string, Partial<RouteJob>, string[]]>([
    ['plain slotted box', {}, ['CORR, FFG+GLUE, DESPATCH', 'CORR, SLOT, GLUE, DESPATCH']],
    [
      'printed slotted box',
      { colours: 2 },
      ['CORR, FFG+GLUE 2c, DESPATCH', 'CORR, PRINT 2c, SLOT, GLUE, DESPATCH'],
    ],
    [
      'stitched slotted box',
      { closureCode: '03' },
      ['CORR, FFG+STITCH, DESPATCH', 'CORR, SLOT, STITCH, DESPATCH'],
    ],
    [
      'slotted box slit from a sheet of several',
      { severalUp: 'slit' },
      ['CORR, SLITTER, FFG+GLUE, DESPATCH', 'CORR, SLITTER, SLOT, GLUE, DESPATCH'],
    ],
    [
      'slotted box die-cut from a sheet of several',
      { severalUp: 'dieCut', isDieCut: true, colours: 1 },
      ['CORR, DIECUT 1c, GLUE, DESPATCH', 'CORR, PRINT 1c, DIECUT, GLUE, DESPATCH'],
    ],
    [
      'pad die-cut from a sheet of several',
      { severalUp: 'dieCut', isDieCut: true, style: '0900', closureCode: null },
      ['CORR, DIECUT, DESPATCH'],
    ],
    [
      'slotted box with die-cut holes',
      { isDieCut: true, colours: 1 },
      [
        'CORR, FFG+GLUE+DIE 1c, DESPATCH',
        'CORR, DIECUT 1c, GLUE, DESPATCH',
        'CORR, PRINT 1c, DIECUT, GLUE, DESPATCH',
      ],
    ],
    ['mailer', { style: '0427', closureCode: '00' }, ['CORR, DIECUT, DESPATCH']],
    ['taped tray', { style: '0421', closureCode: '02' }, ['CORR, DIECUT, TAPE, DESPATCH']],
    [
      'printed mailer',
      { style: '0427', closureCode: null, colours: 1 },
      ['CORR, DIECUT 1c, DESPATCH', 'CORR, PRINT 1c, DIECUT, DESPATCH'],
    ],
    ['litho box', { lithoSheets: 1 }, ['CORR, LAMINATE, DIECUT, GLUE, DESPATCH']],
    [
      'litho box printed on both sides',
      { lithoSheets: 2 },
      ['CORR, LAMINATE, LAMINATE, DIECUT, GLUE, DESPATCH'],
    ],
    [
      'litho tray',
      { lithoSheets: 1, style: '0421', closureCode: '00' },
      ['CORR, LAMINATE, DIECUT, DESPATCH'],
    ],
    ['sheet', { style: '0110' }, ['CORR, DESPATCH']],
    ['printed pad', { style: '0900', colours: 1 }, ['CORR, PRINT 1c, DESPATCH']],
    ['die-cut pad', { style: '0900', isDieCut: true }, ['CORR, DIECUT, DESPATCH']],
    ['partitions', { style: '0933' }, ['CORR, SLOT, DESPATCH']],
    ['bought board', { style: '0427', closureCode: '00', isBoardBought: true }, ['DIECUT, DESPATCH']],
    [
      'outside process',
      { style: '0427', closureCode: '00', needsOutsideProcess: true },
      ['CORR, DIECUT, OUTSIDE, DESPATCH'],
    ],
    [
      'waxed tray',
      { style: '0427', closureCode: '00', isWaxed: true },
      ['CORR, DIECUT, WAX, DESPATCH', 'CORR, DIECUT+WAX, DESPATCH'],
    ],
    ['waxed sheet', { style: '0110', isWaxed: true }, ['CORR, WAX, DESPATCH']],
  ])('%s', (_, job, expected) => {
    expect(sequences(job)).toEqual(expected)
  })

  it('close a box once where its style wants it, and end in despatch', () => {
    for (const style of ['0201', '0203', '0801', '0421', '0900', '0110'])
      for (const closureCode of ['00', '01', '02', '03', null])
        for (const steps of operationSequences(aJob({ style, closureCode }))) {
          const family = style.slice(0, 2)
          const isClosed =
            family === '02' ||
            family === '08' ||
            (family === '04' && closureCode !== null && closureCode !== '00')
          expect(steps.filter(step => step.closes)).toHaveLength(isClosed ? 1 : 0)
          expect(steps.at(-1)?.operation).toBe('DESPATCH')
        }
  })
})
