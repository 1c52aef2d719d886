import { MAP_APPS, type RouteLinks } from '#app/clinic/map/route-links.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { mapMessages } from '#app/locales/map.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import './map.css';

/** The way to the clinic in three map apps. On a phone that has the app, its link opens it. */
export function RouteList({ routes }: { routes: RouteLinks }) {
  const messages = useMessages(mapMessages).routes;
  const { newTab } = useMessages(chromeMessages);
  return (
    <div className="map-routes">
      <p>{messages.title}</p>
      <ul aria-label={messages.title}>
        {MAP_APPS.map((app) => (
          <li key={app}>
            <a href={routes[app]} target="_blank" rel="noopener noreferrer">
              {messages[app]} <VisuallyHidden>{newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
