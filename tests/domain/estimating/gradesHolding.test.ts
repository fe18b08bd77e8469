import { describe, expect, it } from 'vitest'
import { gradesHolding, type HoldingQuestion, missing } from '#domain/estimating'
import { aGrade, anItem, aPlant, theMasters } from './builders.ts'

const papers = (liner: string) => [
  { role: 'liner' as const, paperCode: liner },
  { role: 'medium' as const, paperCode: '140F' },
  { role: 'liner' as const, paperCode: liner },
]
const [variant] = aGrade().plantBoardGradeVariants
if (variant === undefined) throw new Error('the grade has no variant')
const grade = (code: string, flute: string, liner: string, more = {}) =>
  aGrade({
    code,
    flute,
    papers: papers(liner),
    plantBoardGradeVariants: [{ ...variant, code: `${code}-N`, ...more }],
  })
const plant = aPlant()
const masters = theMasters({
  plants: [
    {
      ...plant,
      papers: [
        ...plant.papers,
        { code: '300K', description: 'Kraft liner 300', role: 'liner', gsm: 300, sct: 5.5, caliper: null },
      ],
    },
  ],
  boardGrades: [
    grade('C500', 'C', '300K'),
    grade('C340', 'C', '175K'),
    grade('E340', 'E', '175K'),
    grade('C-OLD', 'C', '175K', { isWorkflow: false }),
  ],
})

const question: HoldingQuestion = {
  item: anItem({ printProcess: 'NOPRINT', coverages: [] }),
  need: {
    plantCode: 'NTH',
    itemCategory: 'NEW_MANUAL_DESIGN',
    printProcessCode: 'NOPRINT',
    compliance: {
      isFscCompliant: false,
      isLcboExportWineCompliant: false,
      isAirFreightCompliant: false,
      isDangerousGoodsCompliant: false,
    },
  },
  stack: { days: null, humidity: null, contentKg: null },
  pallet: missing('pallet', ''),
}
const codes = (loadKg: number, changes: Partial<HoldingQuestion> = {}) =>
  gradesHolding({ ...question, ...changes }, loadKg, masters).holding.map(each => each.grade)

describe('what grade holds a load', () => {
  it('offers those that carry it, the lightest first', () => {
    // A C box of 400 × 300 in 175/140/175 carries 293 kg.
    expect(codes(290)).toEqual(['C340', 'C500'])
    expect(codes(300)).toEqual(['C500'])
    expect(codes(100)).toEqual(['E340', 'C340', 'C500'])
  })

  it('counts how the box stacks and what is printed on it', () => {
    expect(codes(290, { stack: { days: 30, humidity: 80, contentKg: null } })).toEqual([])
    expect(codes(290, { item: anItem({ coverages: [1] }) })).toEqual(['C500'])
  })

  it('names the strongest where none carries it', () => {
    const { holding, strongest } = gradesHolding(question, 5000, masters)
    expect(holding).toEqual([])
    expect(strongest).toMatchObject({ grade: 'C500', variant: 'C500-N', flute: 'C' })
    expect(strongest?.carriesKg).toBeGreaterThan(300)
  })

  it('offers none where the box cannot be made', () => {
    const low = anItem({ style: '0423', depth: 149, printProcess: 'NOPRINT', coverages: [] })
    expect(codes(1, { item: low })).toEqual(['E340', 'C340', 'C500'])
    expect(codes(1, { item: { ...low, depth: 200 } })).toEqual([])
  })
})
