import '#app/styles/site.css';
import '#app/ui/file-field/file-field.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import Gallery from '#app/routes/gallery/gallery.tsx';

/** The gallery by itself, without a server, for the browser tests. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <main>
        <Gallery />
      </main>
    ),
  },
]);

const root = document.getElementById('gallery');
if (root) createRoot(root).render(<RouterProvider router={router} />);
