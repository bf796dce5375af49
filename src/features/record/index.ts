export { deleteRecord, type EntityRecord, listRecords, pageRecords } from './contract'
export { getClassTree, getConfigList } from './contract-dictionary'
export { createSourceLoader } from './sources'
