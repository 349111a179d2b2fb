// Example of an exception hook: posts every exception of the shop to /monitoring, the version of the build first.
const { content: version } = document.querySelector('meta[name="version"]');

window.exceptionReporter = (error, componentStack) => {
  const { message, stack, cause } = error instanceof Error ? error : { message: String(error) };
  // The path without its query, which contains typed text.
  const report = {
    version,
    path: location.pathname,
    message,
    cause: cause && String(cause),
    stack,
    componentStack,
  };
  navigator.sendBeacon('/monitoring', JSON.stringify(report));
};
