/** Query options of a list that says in its own place that it could not be read, instead of in a passing message. */
export const reportedInList = { onError: () => undefined }
