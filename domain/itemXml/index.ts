export { itemNamespace, itemSchemaPath, itemXml, type XmlFile, type XmlItem } from './itemXml.ts'
export { itemXsd } from './itemXsd.ts'
