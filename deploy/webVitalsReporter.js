// Example of a hook for real-user metrics: posts each Web Vital of shoppers who allow statistics to /monitoring. The
// setting consent-categories is "statistics", unless the shop has a tag manager or monitoring that asks anyway.
window.webVitalsReporter = (vital) => {
  navigator.sendBeacon('/monitoring', JSON.stringify(vital));
};
