// Takes a picture of twelve pages of a running product: node scripts/pictures/tour.mjs http://127.0.0.1:8080 .cache/after
import { pages } from './pages.mjs'
import { takePictures } from './takePictures.mjs'

const [origin = 'http://127.0.0.1:8080', out = '.cache/pictures'] = process.argv.slice(2)

await takePictures(origin, out, pages)
