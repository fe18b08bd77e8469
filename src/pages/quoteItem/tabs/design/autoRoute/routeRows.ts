import { type EngineMasters, type RouteTimes, type RouteToTake, routeTimes } from '#domain/estimating'
import { money, tidy } from '#domain/formats'

interface Plan extends RouteToTake {
  readonly cost: number
}

/** A route beside the others. */
export interface RouteRow {
  readonly key: string
  readonly plan: Plan
  readonly words: string
  /** For the quantity that was asked about. */
  readonly perThousand: number
  readonly times: RouteTimes | null
  readonly why: string
}

const centresOf = ({ path }: RouteToTake): string[] => path.map(({ workCentre }) => workCentre)

const sheetOf = ({ path }: RouteToTake): string => {
  const sheet = path[0]?.sheet
  return sheet === undefined
    ? ''
    : `${sheet.numberUp} up on ${tidy(sheet.length, 1)} × ${tidy(sheet.width, 1)} mm`
}

/** Where the goods go from one plant to another: `NTH to STH`. */
const movesOf = ({ path }: RouteToTake): string[] =>
  path.flatMap(({ plantCode }, index) => {
    const from = path[index - 1]?.plantCode ?? plantCode
    return from === plantCode ? [] : [`${from} to ${plantCode}`]
  })

/** What makes a route another than the cheapest: its machines, else its sheet; and what it brings between plants besides. */
function difference(best: Plan, other: Plan): string {
  const known = movesOf(best)
  const moves = movesOf(other).filter(move => !known.includes(move))
  return [machinesOf(best, other), ...moves.map(move => `brought from ${move}`)].join(', ')
}

function machinesOf(best: Plan, other: Plan): string {
  const [own, theirs] = [centresOf(other), centresOf(best)]
  const added = own.filter(code => !theirs.includes(code))
  const left = theirs.filter(code => !own.includes(code))
  if (added.length === 0 && left.length === 0) return sheetOf(other)
  if (left.length === 0) return `with ${added.join(', ')}`
  return added.length === 0
    ? `without ${left.join(', ')}`
    : `${added.join(', ')} instead of ${left.join(', ')}`
}

/** The routes that were found, the cheapest first, each with what it costs, how long it takes and why it is what it is. */
export function routeRows(
  plans: readonly Plan[],
  quantity: number,
  masters: EngineMasters | undefined,
): RouteRow[] {
  const [best] = plans
  const perThousand = (plan: Plan) => (quantity > 0 ? (plan.cost / quantity) * 1000 : 0)
  return plans.map(plan => {
    const more = best === undefined ? 0 : perThousand(plan) - perThousand(best)
    return {
      key: `${centresOf(plan).join('>')} ${sheetOf(plan)}`,
      plan,
      words: centresOf(plan).join(' → '),
      perThousand: perThousand(plan),
      times: masters === undefined ? null : routeTimes(plan, quantity, masters),
      why:
        best === undefined || plan === best
          ? `The cheapest, ${sheetOf(plan)}`
          : `${money(more)} more a thousand: ${difference(best, plan)}`,
    }
  })
}
