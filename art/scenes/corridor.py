"""The verandah of the college at noon, seen along its length: arches on the right throw patches of sun on the tiles."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
G='in1'; reset(); cyc(G,z=-.5,y=60,r=20,w=140)
L=14; BAY=2.8; SPRING=2.1; TOP=3.5
box(0,L/2-1,-.5,4.2,L+1.2,.36,'ma7',.05,seg=3); box(0,L/2-1,-.14,3.8,L+.8,.14,'cl2',.02)
with at(0,-1.61): zari(4.2,-.49,.26,'in9')
for i in range(4):
    for j in range(18):
        if (i+j)%2: box(-1.24+i*.8,-.8+j*.8,.0,.8,.8,.004,'ma3',0)
# wall of the rooms on the left: doors, a stripe, a frieze
box(-1.75,L/2-1,0,.16,L+.6,TOP,'cl1',.02); box(-1.66,L/2-1,0,.03,L+.6,1.05,'ne3',.005)
with at(-1.645,L/2-1,0,90): zari(L+.5,1.05,.2,'in8')
for k in range(5):
    y=.35+k*BAY
    with at(-1.64,y,0,90): box(0,0,0,1.12,.05,2.25,'cl0',.01); box(0,-.02,0,.94,.05,2.15,'in7' if k%2 else 'ne7',.012); box(0,-.05,1.35,.5,.02,.5,'sky',.01); ball(.36,-.06,1.0,.035,'tu5',sub=3)
    with at(-1.64,y+1.4,1.5,90): box(0,-.02,0,.62,.04,.8,'wood2',.01); box(0,-.045,.06,.5,.02,.68,('tu1','ma1','in1')[k%3],.004)
# arches on the right
def arch(y0,y1):
    r=(y1-y0)/2; c=(y0+y1)/2
    def edge(u): return c-r*math.cos(math.pi*u), SPRING+r*.86*math.sin(math.pi*u)
    for x in(1.6,1.9): sheet(lambda u,v:(x,edge(u)[0],edge(u)[1]+(TOP-edge(u)[1])*v),28,2,'cl0')
    sheet(lambda u,v:(1.6+.3*v,*edge(u)),28,2,'cl1')
for k in range(6):
    y=-.9+k*BAY; box(1.75,y,0,.42,.42,.5,'ma7',.02); box(1.75,y,.5,.34,.34,SPRING-.5,'cl0',.02); box(1.75,y,SPRING-.08,.44,.44,.12,'tu5',.015)
    box(1.75,y,SPRING,.3,.36,TOP-SPRING,'cl0',.01)
    if k<5: arch(y+.17,y+BAY-.17)
    if k<5 and k!=1: box(1.75,y+BAY/2,.0,.2,BAY-.5,.12,'ma5',.02); box(1.75,y+BAY/2,.85,.12,BAY-.5,.08,'ma5',.02); [box(1.75,y+.45+n*.32,.12,.06,.06,.75,'in7',0) for n in range(7)]
box(0,L/2-1,TOP,4.0,L+.6,.22,'cl0',.03); box(0,L/2-1,TOP+.22,4.3,L+.9,.14,'ma7',.03)
for k in range(5):
    box(0,-.9+k*BAY,TOP-.2,3.5,.18,.2,'wood2',.02)
    if k: 
        with at(0,.5+k*BAY): pendant(TOP,.55,'tu5',.17)
with at(-1.25,2.0): plant(1.05,'ma5',9)
with at(1.15,7.7): plant(1.05,'in7',9)
with at(-.62,5.2,0,176): person('in7','cl0','skin2','plait',dup='cl0',stride=.1,fwd=(10,-8))
with at(.12,5.35,0,184): person('in7','cl0','skin3','bun',dup='cl0',stride=.1,fwd=(-8,10),build=.95,bag='ma5')
with at(.35,10.2,0,10): person('ma5','tu5','skin3','bun',dress='saree',build=1.05,hands=((-.1,-.3,1.0),(.12,-.3,1.02)),hold=('book','in7'))
with at(5.2,4): palm(5.2,.3)
hour('noon',62)
shoot('corridor',dict(a=((.3,5.0,1.3),10.4,-5.5,6,50)),bounces=5,ground=G,expo=1.12)
