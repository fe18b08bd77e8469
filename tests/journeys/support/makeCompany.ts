import { startProduct } from './startProduct.ts'

// The demonstration company in the folder named, for journeys to begin on copies of it.
const [directory = ''] = process.argv.slice(2)
const { stop } = await startProduct({ KEEP_DATA_IN: directory })
await stop()
