import type { LayerBox, PalletLoad, PalletType } from '#domain/palletisation'

/** A rectangular block in mm: its lower corner and its extents. */
interface Block {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly length: number
  readonly width: number
  readonly height: number
}

/** A pallet load as triangles and edges, upright along z. */
export interface LoadMesh {
  readonly straight: Float32Array
  readonly turned: Float32Array
  readonly timber: Float32Array
  readonly edges: Float32Array
  readonly straps: Float32Array
  readonly middle: readonly [number, number, number]
  readonly radius: number
}

/** Corners by their bits (x, y, z) in the order of two triangles a face. */
const faces = [
  [0, 2, 3, 0, 3, 1],
  [4, 5, 7, 4, 7, 6],
  [0, 1, 5, 0, 5, 4],
  [2, 6, 7, 2, 7, 3],
  [0, 4, 6, 0, 6, 2],
  [1, 3, 7, 1, 7, 5],
] as const
const edgePairs = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7] as const

/** Bundles stand a hair apart, so that each can be seen. */
const gap = 2

const corner = ({ x, y, z, length, width, height }: Block, bits: number) => [
  x + (bits & 1 ? length : 0),
  y + (bits & 2 ? width : 0),
  z + (bits & 4 ? height : 0),
]

const trianglesOf = (blocks: readonly Block[]) =>
  new Float32Array(blocks.flatMap(block => faces.flat().flatMap(bits => corner(block, bits))))

const edgesOf = (blocks: readonly Block[]) =>
  new Float32Array(blocks.flatMap(block => edgePairs.flatMap(bits => corner(block, bits))))

const bundle = (box: LayerBox, z: number, height: number): Block => ({
  x: box.x + gap / 2,
  y: box.y + gap / 2,
  z,
  length: box.length - gap,
  width: box.width - gap,
  height: height - gap,
})

/** Deck boards above, three runners below. */
function palletBlocks({ length, width, height }: PalletType): Block[] {
  const board = height / 6
  const boards = 7
  const boardWidth = length / (boards + (boards - 1) * 0.35)
  const pitch = (length - boardWidth) / (boards - 1)
  const runner = width / 9
  return [
    ...Array.from({ length: boards }, (_, index) => ({
      x: index * pitch,
      y: 0,
      z: height - board,
      length: boardWidth,
      width,
      height: board,
    })),
    ...[0, (width - runner) / 2, width - runner].map(y => ({
      x: 0,
      y,
      z: 0,
      length,
      width: runner,
      height: height - board,
    })),
  ]
}

const spread = (count: number, length: number) =>
  Array.from({ length: Math.floor(count) }, (_, index) => (length * (index + 1)) / (Math.floor(count) + 1))

/** Thin blocks over and around the load where the straps lie. */
function strapBlocks(load: PalletLoad, pallet: PalletType): Block[] {
  const { strapsAcross, usedOverhangSideToSide, unitLoadSizeDepth, unitLoadSizeWidth } = load
  const [band, proud] = [18, 4]
  return spread(strapsAcross, pallet.length).flatMap(x => {
    const y = -usedOverhangSideToSide - proud
    const across = { x: x - band / 2, length: band }
    const side = { ...across, z: 0, width: proud, height: unitLoadSizeDepth }
    return [
      { ...side, y },
      { ...side, y: y + unitLoadSizeWidth + proud },
      { ...across, y, z: unitLoadSizeDepth, width: unitLoadSizeWidth + 2 * proud, height: proud },
    ]
  })
}

/** The blocks of a load, bundle by bundle and layer by layer, on its pallet. */
export function loadMesh(load: PalletLoad, pallet: PalletType): LoadMesh {
  const height = (load.unitLoadSizeDepth - pallet.height) / Math.max(1, load.layersPerPallet)
  const bundles = Array.from({ length: load.layersPerPallet }, (_, layer) =>
    (layer % 2 === 0 ? load.boxes : load.alternateBoxes).map(box =>
      bundle(box, pallet.height + layer * height, height),
    ),
  ).flat()
  const timber = palletBlocks(pallet)
  const isStraight = ({ length, width }: Block) => length >= width
  return {
    straight: trianglesOf(bundles.filter(isStraight)),
    turned: trianglesOf(bundles.filter(block => !isStraight(block))),
    timber: trianglesOf(timber),
    edges: edgesOf([...bundles, ...timber]),
    straps: trianglesOf(strapBlocks(load, pallet)),
    middle: [pallet.length / 2, pallet.width / 2, load.unitLoadSizeDepth / 2],
    radius: Math.hypot(load.unitLoadSizeLength, load.unitLoadSizeWidth, load.unitLoadSizeDepth) / 2,
  }
}
