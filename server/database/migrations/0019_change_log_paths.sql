-- Lines about a field of an item's product say the section too: `product.length`.
UPDATE "change_log" SET "field" = 'product.' || "field"
WHERE "what" = 'quoteItem' AND "field" IN ('code', 'description', 'type', 'itemCategory', 'productGroup', 'boardGrade',
  'boardGradeVariant', 'vslCode', 'fefCoVariantCode', 'length', 'width', 'depth', 'styleCarton', 'styleVariant',
  'styleTopFlap', 'styleBottomFlap', 'topFlapAdjustment', 'bottomFlapAdjustment', 'styleClosure', 'styleDieCutType',
  'preferredPlantCode', 'printProcess', 'isAllowCrease', 'crease1', 'crease2', 'crease3', 'isGen', 'referenceToRegion',
  'expectedOrderQuantity', 'drawingNo');
