import { Navigate, useLocation } from 'react-router-dom';

/** The element of an alias's route: replaces the address by `to`, the listed path. Query and hash stay (S2-02). */
export function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}
