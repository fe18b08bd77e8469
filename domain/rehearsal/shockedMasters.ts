import type { Rate } from '#domain/costTape'
import type { EngineMasters, FinishRates, PlantCosting, PlantMasters } from '#domain/estimating'
import type { Shock } from './shock.ts'

/** What a rate becomes; one that nobody has entered stays so. */
const raise =
  (percent: number) =>
  (rate: Rate): Rate =>
    rate === null ? null : (rate * (100 + percent)) / 100

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Value,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** What is laid over print by the square metre; getting ready for it is work, which no material moves. */
const finishes = (rates: Readonly<Record<string, FinishRates>>, percent: number) =>
  mapped(rates, one => ({ ...one, pricePerSqm: raise(percent)(one.pricePerSqm) }))

function shockedCosting(costing: PlantCosting, shock: Shock): PlantCosting {
  const paper = raise(shock.paperPercent)
  const ink = raise(shock.inkPercent)
  const isAll = shock.papers.length === 0
  return {
    ...costing,
    paperPrices: mapped(costing.paperPrices, (price, code) =>
      isAll || shock.papers.includes(code) ? paper(price) : price,
    ),
    litho: isAll
      ? { ...costing.litho, paperPricePerSqm: paper(costing.litho.paperPricePerSqm) }
      : costing.litho,
    pricePerKwh: raise(shock.energyPercent)(costing.pricePerKwh),
    inks: mapped(costing.inks, rates => ({ ...rates, pricePerKg: ink(rates.pricePerKg) })),
    varnishes: finishes(costing.varnishes, shock.inkPercent),
    laminations: finishes(costing.laminations, shock.filmPercent),
  }
}

const shockedPlant = (plant: PlantMasters, shock: Shock): PlantMasters => ({
  ...plant,
  costing: plant.costing === null ? null : shockedCosting(plant.costing, shock),
  workCentres: plant.workCentres.map(({ rates, ...centre }) => ({
    ...centre,
    rates:
      rates === null
        ? null
        : {
            ...rates,
            labourRate: raise(shock.labourPercent)(rates.labourRate),
            steamPerSqm: raise(shock.energyPercent)(rates.steamPerSqm),
          },
  })),
})

/**
 * A copy of the company's masters as they would be after a shock; the ones given stay as they are. A plant that is closed
 * is not there any more, nor is what it made. Our own design: percentages of the rates, nothing else moves.
 */
export function shockedMasters(masters: EngineMasters, shock: Shock): EngineMasters {
  const isOpen = (plantCode: string) => !shock.closedPlants.includes(plantCode)
  const freight = raise(shock.freightPercent)
  const transfer = (cost: number) => (cost * (100 + shock.freightPercent)) / 100
  const { routing } = masters
  return {
    ...masters,
    plants: masters.plants.filter(({ code }) => isOpen(code)).map(plant => shockedPlant(plant, shock)),
    boardGrades: masters.boardGrades.map(grade => ({
      ...grade,
      plantBoardGradeVariants: grade.plantBoardGradeVariants.filter(({ plantCode }) => isOpen(plantCode)),
    })),
    freight: masters.freight.map(leg => ({
      ...leg,
      perPallet: freight(leg.perPallet),
      fixed: freight(leg.fixed),
      minimum: freight(leg.minimum),
    })),
    routing: {
      ...routing,
      transfers: routing.transfers.map(way => ({ ...way, cost: transfer(way.cost) })),
      otherTransfer: routing.otherTransfer === null ? null : transfer(routing.otherTransfer),
    },
  }
}
